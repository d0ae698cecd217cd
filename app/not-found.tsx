/** Short, because Next includes it in the data of every page. Unknown addresses get the page of `not-found/page.tsx`. */
export default function NotFound() {
  return <main>404</main>;
}
