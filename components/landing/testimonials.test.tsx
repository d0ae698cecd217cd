import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { Testimonials } from './testimonials.tsx';

test('a testimonial is shown as its text, then its name with the year, if there is one', () => {
  const testimonials = [
    { text: 'On time.', name: 'Priya', year: '2024' },
    { text: 'Fair price.', name: 'Rajesh', year: '' },
  ];
  render(<Testimonials testimonials={testimonials} label="Testimonials" />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['On time.Priya (2024)', 'Fair price.Rajesh']);
});
