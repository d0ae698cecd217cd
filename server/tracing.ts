import { context, diag, DiagLogLevel, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { observeCalls } from '#lib/backoffice/transport/call-channel.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

/** How long a shutdown waits for the last spans to be exported. */
const EXPORT_TIMEOUT_MS = 2_000;

/**
 * Attributes of spans and their events that are exported. Addresses (`http.target`, `exception.message`) are not: they
 * contain what visitors searched for, and ids of rejected forms.
 */
const KEPT_ATTRIBUTES = new Set([
  ...['http.method', 'http.route', 'http.status_code', 'http.response.status_code', 'error.type'],
  ...['exception.type'],
  ...['next.span_type', 'next.route', 'next.page', 'next.segment', 'next.rsc', 'peer.service'],
]);

/**
 * Sends OpenTelemetry traces of what Next renders, and of calls to the backoffice, to the collector of
 * OTEL_EXPORTER_OTLP_ENDPOINT. The exporter reads that and its other OTEL_EXPORTER_OTLP_… variables itself.
 * @returns a function that exports the last spans
 */
export function startTracing(): () => Promise<void> {
  process.env['NEXT_OTEL_FETCH_DISABLED'] = '1'; // Next's own spans of these calls contain addresses
  diag.setLogger({ ...SILENT, error: logFailure }, DiagLogLevel.ERROR);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const name = process.env['OTEL_SERVICE_NAME'] ?? 'dealership-website';
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [
      new RedactingProcessor({ exporter: new OTLPTraceExporter({ timeoutMillis: EXPORT_TIMEOUT_MS }) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  const stopTracingCalls = traceCalls();
  return async () => {
    stopTracingCalls();
    await provider.shutdown().catch(logFailure);
  };
}

class RedactingProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    removeTexts(span.attributes);
    for (const { attributes = {} } of span.events) removeTexts(attributes);
    delete span.status.message; // that of an error names the call to the backoffice
    super.onEnd(span);
  }
}

function removeTexts(attributes: Record<string, unknown>): void {
  for (const name of Object.keys(attributes))
    if (!KEPT_ATTRIBUTES.has(name)) Reflect.deleteProperty(attributes, name);
}

function traceCalls(): () => void {
  const tracer = trace.getTracer('backoffice');
  return observeCalls((kind) => {
    const span = tracer.startSpan(kind, {
      kind: SpanKind.CLIENT,
      attributes: { 'peer.service': 'backoffice' },
    });
    return ({ outcome, status }) => {
      if (status !== null) span.setAttribute('http.response.status_code', status);
      if (outcome !== '2xx')
        span.setAttribute('error.type', outcome).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });
}

const SILENT = { error: ignore, warn: ignore, info: ignore, debug: ignore, verbose: ignore };

function ignore(): void {
  return undefined;
}

/** @param failure an error, or the library's JSON description of one, with its stack */
function logFailure(failure: unknown): void {
  const described = typeof failure === 'string' && /"message":"([^"\\]*)/.exec(failure)?.[1];
  warnThrottled('tracing.failed', described ? new Error(described) : failure);
}
