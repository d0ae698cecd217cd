import { services } from '#lib/services.ts';

export function GET(request: Request): Promise<Response> {
  return services().respondWithMetaVehicles(request);
}
