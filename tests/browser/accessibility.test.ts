import { axe, axeColours, expectNoSidewaysScroll, showWholeForm, showWholePlan, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { screens } from '../support/browserScreens';
import { test } from './fixtures';

// One screen knows nothing of the other: both workers take what comes next.
test.describe.configure({ mode: 'parallel' });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const screen of screens) {
  test(`${screen.name} can be used by everyone: light and dark on a desktop, in English and Arabic on a phone`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (screen.account) await signIn(page, screen.account, screen.path);
    else await page.goto(screen.path);
    await screen.show(page);
    await showWholeForm(page);
    await showWholePlan(page);
    await axe(page);
    await expectNoSidewaysScroll(page);
    // The structure of the page is the same in every theme.
    await turn(page, 'dark');
    await axeColours(page);
    await speak(page, 'ar');
    await expectNoSidewaysScroll(page);

    await speak(page, 'en');
    await page.setViewportSize(phone);
    await touch(page);
    await page.goto(screen.path);
    await screen.show(page);
    await showWholeForm(page);
    await showWholePlan(page);
    await expectNoSidewaysScroll(page);
    await speak(page, 'ar');
    await axe(page);
    await expectNoSidewaysScroll(page);
  });
}
