import { vehicleEntity } from '#lib/domain/vehicle/stored-vehicle.ts';
import { services } from '#lib/services.ts';

/** Cars similar to this one, of which a comparison offers the second; 404 when it is gone. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/client-car/car/[chassisNumber]/similar'>,
): Promise<Response> {
  const { chassisNumber } = await params;
  const { findVehicle, similarCars, respondWithLookUp } = services();
  return respondWithLookUp({
    load: async () => {
      const vehicle = await findVehicle(chassisNumber);
      return vehicle && ((await similarCars(vehicle)) ?? []).map(vehicleEntity);
    },
    cacheControl: 'max-age=30',
  });
}
