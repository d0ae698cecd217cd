export { default, generateMetadata } from '#app/(english)/blogs/[id]/page.tsx';
