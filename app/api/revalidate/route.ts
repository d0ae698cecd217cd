import { services } from '#lib/services.ts';

/** The cache webhook (docs/product.md 11.1a). */
export function POST(request: Request): Promise<Response> {
  return services().receiveWebhook(request);
}
