import { blogCard, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Language } from '#lib/domain/language.ts';
import { decodeSegment, encodeSegment } from '#lib/domain/text/address-segment.ts';
import { layOutCard } from '#lib/seo/og-image/layout.tsx';
import { services } from '#lib/services.ts';

const CARDS = new Map([
  ['car', carCard],
  ['blog', postCard],
]);

/**
 * Open Graph picture of a car or post, under the address of `vehicleOgImage` or `blogOgImage` and no other: a backoffice may
 * know a car by several spellings, and a segment can be spelt in many ways, each of which would be one more picture.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/[kind]/[id]/[file]'>,
): Promise<Response> {
  const { kind, id: segment, file } = await params;
  return services().respondWithImage(request, {
    subject: `${kind} ${segment}`,
    file,
    loadCard: async (language) => (await CARDS.get(kind)?.(segment, language)) ?? null,
    layOut: layOutCard,
  });
}

async function carCard(segment: string, language: Language): Promise<ShareCard | null> {
  const { lookUp, getVehicle } = services();
  const vehicle = await lookUp(() => getVehicle(decodeSegment(segment)));
  return vehicle && encodeSegment(vehicle.chassisNumber) === segment ? vehicleCard(vehicle, language) : null;
}

async function postCard(segment: string): Promise<ShareCard | null> {
  const { lookUp, getBlog } = services();
  const blog = await lookUp(() => getBlog(decodeSegment(segment)));
  return blog && encodeSegment(blog.id) === segment ? blogCard(blog) : null;
}
