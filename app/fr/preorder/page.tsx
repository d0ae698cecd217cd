export { default, generateMetadata } from '#app/(english)/preorder/page.tsx';
