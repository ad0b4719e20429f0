/**
 * Tries one call's dates and numbers at their limits against the whole server, in its own process, because an endless
 * loop can only be ended from outside. Each message names a call; the reply lists the bodies that got a wrong answer.
 */
import { randomInt } from 'node:crypto';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, demoData, testPlatformKey } from '../../support/buildTestApp';
import { type ContractCase, contractCases } from '../../support/contractCases';
import { makeWorld, ownSession, type World } from '../../support/contractWorld';
import { payloadOf } from '../../support/uploadForm';
import { limitedFields, limitValues, withValueAt } from '../../support/valuesAtLimits';

const test = await buildTestApp({ env: demoData });

async function headersOf(world: World, name: CallName): Promise<Record<string, string>> {
  const { audience } = calls[name];
  if (audience === 'public') return { lang: '0', type: '0', caller_type: '2' };
  return audience === 'platform' ? { 'platform-key': testPlatformKey } : (await ownSession(world, name)).headers;
}

/** A different address each time, so that rate limits don't apply: this tests the contract. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function answer(name: CallName, headers: Record<string, string>, json: string) {
  const { upload } = calls[name] as Call;
  const sent = upload
    ? { payload: payloadOf(name, JSON.parse(json)) as object }
    : { payload: json, headers: { ...headers, 'content-type': 'application/json' } };
  const common = { method: 'POST', url: callPath(name), headers, remoteAddress: anyAddress() } as const;
  const { statusCode, body } = await test.app.inject({ ...common, ...sent });
  const { success, error_code } = JSON.parse(body) as { success: boolean; error_code?: number };
  return { statusCode, success, error_code };
}

async function wrongAnswers(name: CallName): Promise<{ tries: number; wrong: string[] }> {
  const { body: bodyIn } = contractCases[name] as ContractCase<CallName>;
  // Separate stores for each call, because the values that it sets stay there.
  let world = await makeWorld(test);
  let headers = await headersOf(world, name);
  let body = await bodyIn(world);
  const renew = async () => {
    try {
      body = await bodyIn(world);
    } catch {
      // An earlier value prevents the next try, such as a festival of a thousand years.
      world = await makeWorld(test);
      headers = await headersOf(world, name);
      body = await bodyIn(world);
    }
  };
  const wrong: string[] = [];
  let tries = 0;
  for (const { path, kind } of limitedFields(calls[name])) {
    for (const { raw, isFar } of limitValues[kind]) {
      const { statusCode, success, error_code } = await answer(name, headers, withValueAt(body, path, raw));
      const isBroken = statusCode >= 500 || error_code === errorCodes.INTERNAL_SERVER_ERROR;
      if (isBroken || (isFar && success))
        wrong.push(`${path.join('.')} = ${raw}: ${statusCode} ${error_code ?? 'done'}`);
      if (success) await renew();
      tries += 1;
    }
  }
  return { tries, wrong };
}

process.on('message', async (name: CallName) => {
  try {
    process.send?.({ name, ...(await wrongAnswers(name)) });
  } catch (error) {
    process.send?.({ name, tries: 0, wrong: [String(error)] });
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
