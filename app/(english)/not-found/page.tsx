import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { notFoundMetadata } from '#lib/seo/metadata.ts';
import { texts } from '#lib/texts/current-texts.ts';

export function generateMetadata() {
  return notFoundMetadata(texts().notFound.title);
}

export default function UnknownAddressPage() {
  const { heading, explanation } = texts().notFound;
  return <NotFoundPage heading={heading} explanation={explanation} />;
}
