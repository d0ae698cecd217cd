import { getVehicle } from '@/lib/backoffice/vehicles';
import { vehicleCard } from '@/lib/domain/share-card';
import { parameterText } from '@/lib/routes/parameter';
import { answerPicture } from '@/lib/share-image/answer';

type Context = { params: Promise<{ car: string; file: string }> };

/** The picture with which a link to a car is shown; its address is `vehicleShareImage`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { car, file } = await params;
  const chassisNumber = parameterText(car);
  return answerPicture(request, {
    subject: `car ${chassisNumber}`,
    file,
    card: async () => {
      const vehicle = await getVehicle(chassisNumber);
      return vehicle && vehicleCard(vehicle);
    },
  });
}
