import { axe, axeColours, axeWords, expectNoSidewaysScroll, showWholeForm, turn } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import { screens } from '../support/browserScreens';
import { test } from './fixtures';

// One screen knows nothing of the other: both workers take what comes next.
test.describe.configure({ mode: 'parallel' });

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(sizes)) {
  const isPhone = device === 'phone';
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: isPhone });

    for (const screen of screens) {
      test(`${screen.name} can be used by everyone${isPhone ? '' : ', in light, dark and Arabic'}`, async ({
        page,
        signIn,
      }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        if (screen.account) await signIn(page, screen.account, screen.path);
        else await page.goto(screen.path);
        await screen.show(page);
        await showWholeForm(page);
        await axe(page);
        await expectNoSidewaysScroll(page);

        // Colours and words are the same at every size.
        if (!isPhone) {
          await turn(page, 'dark');
          await axeColours(page);
        }

        await speak(page, 'ar');
        if (!isPhone) await axeWords(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
