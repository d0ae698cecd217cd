/**
 * Shows the photo of a thumbnail large when it is clicked, pointed at or focused: on the page of a car by scrolling to it,
 * on a card by exchanging the large picture. On a phone a thumbnail of a card is a link.
 */
export function showPhotos(): void {
  function show(event: MouseEvent): void {
    const thumbnail = (event.target as Element).closest<HTMLAnchorElement>('[href*="#photo-"]');
    if (!thumbnail || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'mouse') return;
    const photo =
      thumbnail.pathname === location.pathname && document.querySelector<HTMLElement>(thumbnail.hash);
    const list = thumbnail.parentElement;
    const large = list?.parentElement?.querySelector('img');
    const small = thumbnail.querySelector('img');
    if (photo) {
      photo.parentElement?.scrollTo({ left: photo.offsetLeft, behavior: 'instant' });
      const isAbove = photo.getBoundingClientRect().top < 0; // on a phone the thumbnails are further down
      if (isAbove && event.type === 'click') photo.scrollIntoView({ block: 'nearest' });
    } else if (list && large && small && matchMedia('(min-width: 48.0625rem)').matches) {
      large.srcset = small.srcset;
      large.src = small.src;
      large.hidden = small.hidden; // whether it could not be loaded
      list.querySelector('[aria-current]')?.removeAttribute('aria-current');
      thumbnail.setAttribute('aria-current', 'true');
    } else return;
    if (event.type === 'click') event.preventDefault();
  }

  for (const type of ['click', 'focusin', 'pointerover'])
    addEventListener(type, show as (event: Event) => void);
}
