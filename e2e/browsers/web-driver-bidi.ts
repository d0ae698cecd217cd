import { once } from 'node:events';

type Message = { id?: number; result?: unknown; error?: string; message?: string; params?: unknown };

/** Calls a command of WebDriver BiDi. @throws Error with the browser's message */
export type Call = <Result = void>(method: string, params: object) => Promise<Result>;

/** Connects to a browser by WebDriver BiDi. @param onEvent gets the parameters of each event that is subscribed to */
export async function connect(url: string, onEvent: (params: unknown) => void): Promise<Call> {
  const socket = new WebSocket(url);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message, params } = JSON.parse(String(data)) as Message;
    if (id === undefined) return onEvent(params);
    if (error === undefined) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(`${error}: ${message ?? ''}`));
    pending.delete(id);
  });
  await once(socket, 'open');
  return async <Result>(method: string, params: object) => {
    const answer = Promise.withResolvers<unknown>();
    calls += 1;
    pending.set(calls, answer);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return (await answer.promise) as Result;
  };
}
