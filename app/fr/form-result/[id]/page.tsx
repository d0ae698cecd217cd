export { default, generateMetadata } from '#app/(english)/form-result/[id]/page.tsx';
