/** Services for visits and errors, and the data that they receive. */
import { describe, expect, it, test } from 'vitest';
import { loginMode } from '../../../domain/enumerations.ts';
import { visitors } from '../../../machines/people.fixtures.ts';
import { refusesTracking, telemetryOf } from './telemetry-settings.ts';
import { scrub, scrubText } from './scrub.ts';
import { trackedUser, trackerSite } from './tracker.ts';

const anonymous = { tracker: null, errorReporting: null, sessionReplay: null, build: 'a1b2c3' };
const errorReporting = 'https://abc@errors.example/7';
const sessionReplay = 'https://def@replay.example/8';

test('telemetry is off in development and without a key; each key enables its service alone', () => {
  expect(telemetryOf(anonymous, false)).toBeNull();
  expect(telemetryOf({ ...anonymous, errorReporting, sessionReplay }, true)).toBeNull();
  expect(telemetryOf({ ...anonymous, errorReporting }, false)).toEqual({ ...anonymous, errorReporting });
  expect(telemetryOf({ ...anonymous, sessionReplay }, false)).toEqual({ ...anonymous, sessionReplay });
});

describe('the tracker', () => {
  it.each([
    [4, 'GLF', 4],
    // The settings of a deployment come first.
    [5, 'GLF', 5],
    [7, 'XYZ', 7],
    [null, 'GLF', 4],
    // An unknown site code has the number 0, which no tracker has.
    [null, 'XYZ', 0],
  ])('with the number %s for the site %s is loaded: %d', (site, code, loaded) => {
    expect(trackerSite({ site }, code)).toBe(loaded);
  });

  it('receives the id of a person only who has signed in as themselves and agreed', () => {
    const { signedIn } = visitors;
    expect(trackedUser(signedIn, true)).toBe(String(signedIn.account?.id));
    expect(trackedUser(signedIn, false)).toBeNull();
    expect(trackedUser(null, true)).toBeNull();
    expect(trackedUser(visitors.anonymous, true)).toBeNull();
    expect(trackedUser(visitors.byToken, true)).toBeNull();
    expect(trackedUser(visitors.recognised, true)).toBeNull();
    expect(trackedUser({ ...signedIn, mode: loginMode.ipRecognition }, true)).toBeNull();
  });

  it('does not load for a browser that refuses tracking', () => {
    expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
    expect(refusesTracking({ globalPrivacyControl: true })).toBe(true);
    expect(refusesTracking({ doNotTrack: null })).toBe(false);
  });
});

describe('an error report', () => {
  it.each([
    [
      'GET https://desk.example/fr/account/invoices?invoiceToken=abc failed',
      'GET https://desk.example/fr/account/invoices failed',
    ],
    ['/fr/signin?redirect=%2Faccount%2Fpayment%3Fid%3D1#top', '/fr/signin'],
    ['"/en/signin/password#lien=abc"', '"/en/signin/password"'],
    ['No account of amina.delacroix+news@example.fr', 'No account of [e-mail]'],
    ['Is 5 > 4? Cannot read (a?.b)', 'Is 5 > 4? Cannot read (a?.b)'],
  ])('%s says %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it('is scrubbed at any depth', () => {
    const event = {
      exception: { values: [{ value: 'a@example.fr', stacktrace: { frames: [{ filename: '/x.js?v=1' }] } }] },
    };
    expect(scrub(event)).toEqual({
      exception: { values: [{ value: '[e-mail]', stacktrace: { frames: [{ filename: '/x.js' }] } }] },
    });
  });
});
