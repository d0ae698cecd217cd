import type { Metadata } from 'next';

import { BlogList } from '@/components/blog/blog-list';
import { StructuredData } from '@/components/layout/structured-data';
import { getBlogs } from '@/lib/backoffice/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { blogListStructuredData } from '@/lib/seo/structured-data/blog';

export const revalidate = 300;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Blog',
    description: 'What to know before you buy, import or sell a car in Mauritius.',
    canonical: '/blogs',
  });
}

export default async function BlogsPage() {
  const blogs = await getBlogs();
  return (
    <>
      <StructuredData of={blogListStructuredData(blogs)} />
      <BlogList blogs={blogs} />
    </>
  );
}
