import type { Metadata } from 'next';
import { cache } from 'react';

import { BlogPost } from '@/components/blog/blog-post';
import { MissingPost } from '@/components/blog/missing-post';
import { StructuredData } from '@/components/layout/structured-data';
import { getBlog } from '@/lib/backoffice/content';
import { nameFromPageSegment } from '@/lib/routes/parameter';
import { blogMetadata } from '@/lib/seo/blog-metadata';
import { missing } from '@/lib/seo/metadata';
import { blogStructuredData } from '@/lib/seo/structured-data/blog';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;

/** None is rendered at build time: the build has no backoffice. */
export function generateStaticParams() {
  return [];
}

/** Metadata and page share one call per render. */
const load = cache(getBlog);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await load((await params).id);
  return blog ? blogMetadata(blog) : missing('Post not found');
}

export default async function BlogPage({ params }: Props) {
  const blog = await load(nameFromPageSegment((await params).id));
  if (!blog) return <MissingPost />;
  return (
    <>
      <StructuredData of={blogStructuredData(blog)} />
      <BlogPost blog={blog} />
    </>
  );
}
