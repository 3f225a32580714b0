/** Traces by OpenTelemetry. Nothing but the start imports this module, and only where the settings name a collector. */
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { listenToStatements } from '../db/statements.ts';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import { routeOf } from './request-log.ts';

/** The only attributes that leave the process. The plugin notes addresses with their query strings, too. */
const allowed: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'request.id',
  'db.system.name',
  'db.query.text',
]);

/** How long the last spans may take at the stop, in milliseconds. */
const CLOSE = 1500;

/** A span without all that could hold a secret: other attributes, messages of errors. */
function withoutSecrets(span: ReadableSpan): ReadableSpan {
  const { name, kind, parentSpanContext, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  return {
    name,
    kind,
    spanContext: () => span.spanContext(),
    ...(parentSpanContext && { parentSpanContext }),
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    attributes: Object.fromEntries(Object.entries(span.attributes).filter(([attribute]) => allowed.has(attribute))),
    status: { code: span.status.code },
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function exporterTo(endpoint: string, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  return {
    export: (spans, done) =>
      exporter.export(spans.map(withoutSecrets), (result) => {
        if (result.error)
          log.warn('Traces could not be exported', { reason: String(result.error), spans: spans.length });
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** The traces of one server. */
export interface Tracing {
  /** Makes a span of each request of an app. */
  readonly observe: (app: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Exports spans of requests and statements to a collector; the databases are opened afterwards. */
export function openTracing(endpoint: string, log: Log): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'subscription-desk' }),
    spanProcessors: [new BatchSpanProcessor(exporterTo(endpoint, log))],
  });
  // Callers cannot make their ids part of a trace.
  provider.register({ propagator: null });
  const requests = new FastifyOtelInstrumentation({ instrumentHooks: false, recordExceptions: false });
  requests.setTracerProvider(provider);
  const tracer = provider.getTracer('subscription-desk');
  const stopListening = listenToStatements(({ text, begin, end }) => {
    // Statements of background work belong to no request.
    if (!trace.getActiveSpan()) return;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const [name = ''] = text.trimStart().split(/\s/, 1);
    tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: begin }).end(end);
  });
  return {
    observe: async (app) => {
      await app.register(requests.plugin());
      // A page is known once it is answered.
      app.addHook('onSend', async (request) => {
        const route = routeOf(request) ?? 'none';
        const { span } = request.opentelemetry();
        span?.updateName(`${request.method} ${route}`).setAttributes({ 'http.route': route, 'request.id': request.id });
      });
    },
    close: async () => {
      stopListening();
      await inTime(provider.shutdown(), CLOSE).catch((error: unknown) =>
        log.warn('The last traces were given up', { reason: String(error) }),
      );
      trace.disable();
    },
  };
}
