import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { vehicleCard } from '#lib/domain/sharing/share-card.ts';
import { decodeSegment } from '#lib/domain/internal-routes.ts';
import { answerPicture } from '#lib/discovery/og-image/respond.ts';

type Context = { params: Promise<{ car: string; file: string }> };

/** The picture with which a link to a car is shown; its address is `vehicleShareImage`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { car, file } = await params;
  const chassisNumber = decodeSegment(car);
  return answerPicture(request, {
    subject: `car ${chassisNumber}`,
    file,
    card: async () => {
      const vehicle = await getVehicle(chassisNumber);
      return vehicle && vehicleCard(vehicle);
    },
  });
}
