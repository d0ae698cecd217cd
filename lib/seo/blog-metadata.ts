import type { Metadata } from 'next';

import { blogAddress } from '@/lib/domain/blog';
import type { Blog } from '@/lib/domain/content';

import { textDescription } from './descriptions';
import { pageMetadata } from './metadata';
import { blogShareImage } from './share-image';

/** Head of a post's own page. */
export function blogMetadata(blog: Blog): Metadata {
  const { title, description, post } = blog;
  return pageMetadata({
    subject: title,
    description: textDescription(description || post || title),
    address: blogAddress(blog),
    shareImage: blogShareImage(blog),
    type: 'article',
  });
}
