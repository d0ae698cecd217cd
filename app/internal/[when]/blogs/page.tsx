import type { Metadata } from 'next';

import { BlogList } from '@/components/blog/blog-list';
import { getBlogs } from '@/lib/backoffice/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Blog',
    description: 'What to know before you buy, import or sell a car in Mauritius.',
    canonical: '/blogs',
  });
}

export default async function BlogsPage() {
  return <BlogList blogs={await getBlogs()} />;
}
