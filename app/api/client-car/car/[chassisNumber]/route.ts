import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { readAnswer } from '#app/api/client-car/read-answer.ts';

/** The car as it is now, for a comparison that holds an older copy; 404 when it is gone. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/client-car/car/[chassisNumber]'>,
): Promise<Response> {
  const { chassisNumber } = await params;
  return readAnswer({
    load: () => getVehicle(chassisNumber),
    freshness: 'max-age=30',
    failure: 'The car cannot be looked up at the moment.',
  });
}
