import { BlogList } from '#components/blog/blog-list.tsx';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { services } from '#lib/services.ts';
import { blogListMetadata } from '#lib/seo/blog-metadata.ts';
import { blogListStructuredData } from '#lib/seo/structured-data/blog.ts';

export function generateMetadata() {
  return blogListMetadata();
}

export default async function BlogsPage() {
  const blogs = await services().getBlogs();
  return (
    <>
      <StructuredData of={blogListStructuredData(blogs)} />
      <BlogList blogs={blogs} />
    </>
  );
}
