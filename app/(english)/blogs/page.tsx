import { BlogList } from '#components/blog/blog-list.tsx';
import { services } from '#lib/services.ts';
import { blogListMetadata } from '#lib/seo/blog-metadata.ts';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { blogListStructuredData } from '#lib/seo/structured-data/blog.ts';

export function generateMetadata() {
  return blogListMetadata();
}

export default async function BlogsPage() {
  const blogs = await services().getBlogs();
  addStructuredData(blogListStructuredData(blogs));
  return <BlogList blogs={blogs} />;
}
