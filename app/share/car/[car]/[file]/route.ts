import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { vehicleCard } from '#lib/domain/sharing/share-card.ts';
import { decodeSegment } from '#lib/domain/internal-routes.ts';
import { respondWithImage } from '#lib/discovery/og-image/respond.ts';

/** Open Graph picture of a car; its address comes from `vehicleOgImage`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/car/[car]/[file]'>,
): Promise<Response> {
  const { car, file } = await params;
  const chassisNumber = decodeSegment(car);
  return respondWithImage(request, {
    subject: `car ${chassisNumber}`,
    file,
    loadCard: async () => {
      const vehicle = await getVehicle(chassisNumber);
      return vehicle && vehicleCard(vehicle);
    },
  });
}
