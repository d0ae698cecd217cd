import { blogCard, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import { decodeSegment } from '#lib/domain/text/address-segment.ts';
import { layOutCard } from '#lib/seo/og-image/layout.tsx';
import { services } from '#lib/services.ts';

const CARDS = new Map<string, (id: string) => Promise<ShareCard | null>>([
  ['car', async (chassisNumber) => cardOf(await services().getVehicle(chassisNumber), vehicleCard)],
  ['blog', async (id) => cardOf(await services().getBlog(id), blogCard)],
]);

/** Open Graph picture of a car or post; its address comes from `vehicleOgImage` or `blogOgImage`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/[kind]/[id]/[file]'>,
): Promise<Response> {
  const { kind, id: segment, file } = await params;
  const id = decodeSegment(segment);
  return services().respondWithImage(request, {
    subject: `${kind} ${id}`,
    file,
    loadCard: async () => (await CARDS.get(kind)?.(id)) ?? null,
    layOut: layOutCard,
  });
}

function cardOf<Subject>(subject: Subject | null, toCard: (subject: Subject) => ShareCard): ShareCard | null {
  return subject && toCard(subject);
}
