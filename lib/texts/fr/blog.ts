import type { blog as english } from '#lib/texts/en/blog.ts';
import type { Translated } from '#lib/texts/translated.ts';

export const blog: Translated<typeof english> = {
  title: 'Blog',
  description: 'Ce qu’il faut savoir avant d’acheter, d’importer ou de vendre une voiture à Maurice.',
  feed: (dealer) => `${dealer} : blog`,
  empty: 'Aucun article pour le moment. Revenez bientôt.',
  notFound: 'Article introuvable',
  gone: 'Cet article n’est plus là',
  goneWhy: 'Il a peut-être été retiré, ou le lien est mal saisi.',
  seeAll: 'Voir tous les articles',
  next: 'À lire ensuite',
  seeCars: 'Voir les voitures',
};
