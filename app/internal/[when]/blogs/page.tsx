import { BlogList } from '@/components/blog/blog-list';
import { StructuredData } from '@/components/layout/structured-data';
import { getBlogs } from '@/lib/backoffice/content';
import { blogListMetadata } from '@/lib/seo/blog-metadata';
import { blogListStructuredData } from '@/lib/seo/structured-data/blog';

export const revalidate = 300;

export const metadata = blogListMetadata();

export default async function BlogsPage() {
  const blogs = await getBlogs();
  return (
    <>
      <StructuredData of={blogListStructuredData(blogs)} />
      <BlogList blogs={blogs} />
    </>
  );
}
