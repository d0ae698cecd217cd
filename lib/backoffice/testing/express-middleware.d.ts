/** Of the two packages what session-guard.ts uses. Their published types need those of Express. */
type Middleware = (request: object, response: object, next: (error?: Error) => void) => void;

declare module 'express-session' {
  class MemoryStore {
    clear(): void;
  }
  type Options = { secret: string; resave: boolean; saveUninitialized: boolean; store: MemoryStore };
  function session(options: Options): Middleware;
  export default session;
  export { MemoryStore };
}

declare module 'lusca' {
  export function csrf(options: { angular: boolean }): Middleware;
}
