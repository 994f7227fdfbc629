import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '../navigation.ts';

test('it is a landmark with a list of links and says which page it is', () => {
  render(
    <Breadcrumbs
      label="Where you are"
      crumbs={[
        { label: 'Home', href: '/' },
        {
          label: 'Walls',
          href: '/walls',
          render: (
            <a href="/walls" data-router="yes">
              -
            </a>
          ),
        },
      ]}
      current="Celadon"
    />,
  );
  const way = within(screen.getByRole('navigation', { name: 'Where you are' }));
  expect(way.getAllByRole('listitem')).toHaveLength(3);
  expect(way.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(way.getByRole('link', { name: 'Walls' }).dataset['router']).toBe('yes');
  expect(way.getByText('Celadon').getAttribute('aria-current')).toBe('page');
});
