import { getBlog } from '#lib/backoffice/queries/content.ts';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { blogCard, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import { decodeSegment } from '#lib/domain/text/address-segment.ts';
import { respondWithImage } from '#lib/seo/og-image/respond.ts';

const CARDS = new Map<string, (id: string) => Promise<ShareCard | null>>([
  ['car', async (chassisNumber) => cardOf(await getVehicle(chassisNumber), vehicleCard)],
  ['blog', async (id) => cardOf(await getBlog(id), blogCard)],
]);

/** Open Graph picture of a car or post; its address comes from `vehicleOgImage` or `blogOgImage`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/[kind]/[id]/[file]'>,
): Promise<Response> {
  const { kind, id: segment, file } = await params;
  const id = decodeSegment(segment);
  return respondWithImage(request, {
    subject: `${kind} ${id}`,
    file,
    loadCard: async () => (await CARDS.get(kind)?.(id)) ?? null,
  });
}

function cardOf<Subject>(subject: Subject | null, toCard: (subject: Subject) => ShareCard): ShareCard | null {
  return subject && toCard(subject);
}
