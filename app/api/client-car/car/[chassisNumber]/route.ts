import { vehicleEntity } from '#lib/domain/vehicle/stored-vehicle.ts';
import { services } from '#lib/services.ts';

/** The current data of a car, for a browser that holds an older copy; 404 when it is gone. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/client-car/car/[chassisNumber]'>,
): Promise<Response> {
  const { chassisNumber } = await params;
  const { findVehicle, respondWithLookUp } = services();
  return respondWithLookUp({
    load: async () => {
      const vehicle = await findVehicle(chassisNumber);
      return vehicle && vehicleEntity(vehicle);
    },
    cacheControl: 'max-age=30',
  });
}
