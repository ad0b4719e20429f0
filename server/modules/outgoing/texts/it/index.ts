import type { LanguageTexts } from '../../messageTexts';
import { billing } from './billing';
import { customers } from './customers';
import { owners } from './owners';
import { team } from './team';

export const it: LanguageTexts = { ...team, ...owners, ...customers, ...billing };
