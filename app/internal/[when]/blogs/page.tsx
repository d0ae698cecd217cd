import { BlogList } from '@/components/blog/blog-list';
import { StructuredData } from '@/components/layout/structured-data';
import { getBlogs } from '@/lib/backoffice/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { blogListStructuredData } from '@/lib/seo/structured-data/blog';

export const revalidate = 300;

export const metadata = pageMetadata({
  subject: 'Blog',
  description: 'What to know before you buy, import or sell a car in Mauritius.',
  address: '/blogs',
});

export default async function BlogsPage() {
  const blogs = await getBlogs();
  return (
    <>
      <StructuredData of={blogListStructuredData(blogs)} />
      <BlogList blogs={blogs} />
    </>
  );
}
