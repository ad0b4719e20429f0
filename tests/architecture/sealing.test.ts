import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles';

/** Each file that encrypts or hashes with APP_KEY, and how a key rotation handles it. */
const usesOfAppKey = {
  'server/appKeyCheck.ts': 'replaced at the end of a rotation',
  'server/http/earlierAppKeys.ts': 'encrypted anew',
  'server/files/fileLinks.ts': 'nothing: links live for minutes',
  'server/files/privateFiles.ts': 'encrypted anew',
  'server/http/steps/idempotently.ts': 'hashes stay; the earlier key is kept for as long as they are',
  'server/modules/factors/recoveryKey.ts': 'encrypted anew: it is a key of its own, so hashes stay',
  'server/modules/factors/totp.ts': 'encrypted anew',
  'server/modules/oneTimeCodes/codeHash.ts': 'nothing: codes live for minutes',
  'server/modules/outgoing/sealedMessage.ts': 'encrypted anew',
  'server/modules/providers/bank/bankDetailRows.ts': 'encrypted anew',
  'server/modules/registration/sendLink.ts': 'nothing: a mailed link works until the next one is asked for',
  'server/modules/social/attempts.ts': 'nothing: sign-ins with other services live for minutes',
  'server/gateways/payments/signatures.ts': 'nothing: it checks with the keys of gateways',
  'server/gateways/payments/standIn/standIn.ts': 'nothing: it signs with the demo’s own secret',
  'server/records/storeSecrets.ts': 'encrypted anew',
  'server/operations/rotateKey.ts': 'the rotation',
};

test('everything that APP_KEY protects is known to its rotation', () => {
  const users = projectFiles().filter(
    ({ path, text }) => /^server\/.*\.ts$/.test(path) && /\b(sealingWith|createHmac)\(/.test(text),
  );
  const found = users.map(({ path }) => path).filter((path) => path !== 'server/files/sealing.ts');
  expect(found.sort()).toEqual(Object.keys(usesOfAppKey).sort());
});
