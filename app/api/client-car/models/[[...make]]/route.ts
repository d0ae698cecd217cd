import { filterValue } from '#lib/domain/search/search-filter.ts';
import { services } from '#lib/services.ts';

/** The models of one make, or of all makes when the address names none; 404 for an impossible make. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/client-car/models/[[...make]]'>,
): Promise<Response> {
  const { make: segments = [] } = await params;
  const make = filterValue('make', segments.join('/'));
  if (typeof make !== 'string' || (make === '' && segments.length > 0)) {
    return Response.json({ message: 'There is no such make.' }, { status: 404 });
  }
  const { getModels, respondWithLookUp } = services();
  return respondWithLookUp({
    load: () => getModels(make),
    cacheControl: 'max-age=60, stale-while-revalidate=300',
  });
}
