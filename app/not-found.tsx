/** Short, because Next includes it in the data of every page. Unknown addresses get the page of NOT_FOUND_ROUTE. */
export default function NotFound() {
  return (
    <main id="main">
      <h1>This page does not exist</h1>
    </main>
  );
}
