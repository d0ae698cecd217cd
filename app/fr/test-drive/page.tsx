export { default, generateMetadata } from '#app/(english)/test-drive/page.tsx';
