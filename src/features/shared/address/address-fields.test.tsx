// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../locales/en/messages.po';
import type { PostalAddress } from '../../../../domain/address.ts';
import { emptyAddress } from '../../../../domain/address.ts';
import { Regions } from '../regions.tsx';
import { AddressFields } from './address-fields.tsx';

const field = (name: string) => ({ name: `address.${name}`, error: undefined, isReadOnly: false });

let container: HTMLElement;
let unmount: () => Promise<void>;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages });
  container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  draw = async (address, areKept = true) => {
    await act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <Regions areKept={areKept}>
            <AddressFields
              at={field}
              address={address}
              onChange={onChange}
              countries={[{ code: 'FR' }, { code: 'US' }]}
            />
          </Regions>
        </I18nProvider>,
      ),
    );
  };
  unmount = async () => act(async () => root.unmount());
});

afterEach(async () => {
  await unmount();
  container.remove();
});

const onChange = vi.fn<(address: PostalAddress) => void>();
let draw: (address: PostalAddress, areKept?: boolean) => Promise<void>;

/** The labels behind the second line of the street, in their order. */
const labels = (): readonly string[] =>
  [...container.querySelectorAll('label')].map((label) => label.textContent?.trim() ?? '').slice(5);

const inCountry = (country: string): PostalAddress => ({ ...emptyAddress, country });

describe('the fields of an address', () => {
  it.each([
    ['FR', false],
    ['US', false],
    ['SN', true],
    ['', true],
  ])('say that a country may have no postal code only where it may: %s', async (country, isSaid) => {
    await draw(inCountry(country));
    expect(container.textContent.includes('Where the country has one.')).toBe(isSaid);
  });

  it.each([
    ['FR', ['Postal code', 'City']],
    ['US', ['City', 'State', 'ZIP code']],
    ['CA', ['City', 'Province', 'Postal code']],
    ['BR', ['City', 'State', 'Postal code']],
    ['IN', ['City', 'PIN code', 'State']],
    ['IT', ['Postal code', 'City', 'Province']],
    ['JP', ['City', 'Prefecture', 'Postal code']],
    ['CL', ['Postal code', 'City', 'State, province, or region (optional)']],
  ])('in %s are %j', async (country, expected) => {
    await draw(inCountry(country));
    expect(labels()).toEqual(expected);
  });

  it('ask for no state where the back end keeps none', async () => {
    await draw(inCountry('US'), false);
    expect(labels()).toEqual(['City', 'ZIP code']);
  });

  it('keep what was typed when the country changes', async () => {
    await draw({ ...inCountry('US'), city: 'Boston', region: 'MA', postalCode: '02116' });
    await draw({ ...inCountry('FR'), city: 'Boston', region: 'MA', postalCode: '02116' });
    const values = [...container.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['Boston', '02116']));
    await draw({ ...inCountry('US'), city: 'Boston', region: 'MA', postalCode: '02116' });
    expect(container.querySelector<HTMLInputElement>('[name="address.region"]')?.value).toBe('MA');
  });
});
