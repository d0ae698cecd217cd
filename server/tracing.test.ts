import { runNode } from './testing/program.ts';
import { startOtlpReceiver, type ReceivedSpan } from './testing/otlp-receiver.ts';

const ERROR = 2;

/** A render, as Next makes a span of it, with two calls to the backoffice of which one fails; then the stop. */
const SITE = `
  import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
  import { traceCall } from './lib/backoffice/transport/call-channel.ts';
  import { startTracing } from './server/tracing.ts';

  const attributes = { 'http.target': '/search?q=typed', 'http.route': '/search' };
  const failure = Object.assign(new Error('the connection failed'), { kind: 'unreachable' });
  const stop = startTracing();
  await trace.getTracer('next.js').startActiveSpan('GET', { kind: SpanKind.SERVER, attributes }, async (span) => {
    await traceCall({ method: 'GET', path: '/car/typed' }, async () => ({ status: 200 }));
    await traceCall({ method: 'POST', path: '/cars' }, async () => { throw failure; }).catch(() => undefined);
    span.recordException(new Error('GET /car/typed: answered 500'));
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'GET /car/typed: answered 500' });
    span.end();
  });
  await stop();
`;

function run(endpoint: string) {
  const options = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning'];
  return runNode([...options, '--eval', SITE], { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).outcome;
}

async function receivedSpans(): Promise<ReceivedSpan[]> {
  const receiver = await startOtlpReceiver();
  const { code, errors } = await run(receiver.url);
  await receiver.stop();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return receiver.spans;
}

test('calls to the backoffice are client spans below the render, sent before the site stops, without addresses', async () => {
  const [call, failed, render] = await receivedSpans();
  expect(render).toMatchObject({
    name: 'GET',
    attributes: [{ key: 'http.route', value: { stringValue: '/search' } }],
    events: [{ attributes: [{ key: 'exception.type', value: { stringValue: 'Error' } }] }],
    status: { code: ERROR },
  });
  const below = { kind: 3, traceId: render?.traceId, parentSpanId: render?.spanId };
  const service = { key: 'peer.service', value: { stringValue: 'backoffice' } };
  expect(call).toMatchObject({
    ...below,
    name: 'GET /car/*',
    attributes: [service, { key: 'http.response.status_code', value: { intValue: 200 } }],
  });
  expect(failed).toMatchObject({
    ...below,
    name: 'POST /cars',
    attributes: [service, { key: 'error.type', value: { stringValue: 'unreachable' } }],
    status: { code: ERROR },
  });
  expect(JSON.stringify([call, failed, render])).not.toContain('typed');
});

test('an unreachable collector is logged in one line, and the site stops', async () => {
  const { code, errors } = await run('http://127.0.0.1:1');
  expect(code).toBe(0);
  const lines = errors.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      event: 'tracing.failed',
      error: { name: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:1' },
    }),
  ]);
});
