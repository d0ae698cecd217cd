import { blogCard, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Language } from '#lib/domain/language.ts';
import { decodeSegment } from '#lib/domain/text/address-segment.ts';
import { layOutCard } from '#lib/seo/og-image/layout.tsx';
import { services } from '#lib/services.ts';

const CARDS = new Map([
  ['car', carCard],
  ['blog', postCard],
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
    loadCard: async (language) => (await CARDS.get(kind)?.(id, language)) ?? null,
    layOut: layOutCard,
  });
}

async function carCard(chassisNumber: string, language: Language): Promise<ShareCard | null> {
  const { lookUp, getVehicle } = services();
  const vehicle = await lookUp(() => getVehicle(chassisNumber));
  return vehicle && vehicleCard(vehicle, language);
}

async function postCard(id: string): Promise<ShareCard | null> {
  const { lookUp, getBlog } = services();
  const blog = await lookUp(() => getBlog(id));
  return blog && blogCard(blog);
}
