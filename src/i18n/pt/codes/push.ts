import type { PushCode } from '#contract/codes/pushCodes';
import { signInPushTexts } from './signInPush';

export const pushTexts = {
  ...signInPushTexts,
  2061: 'Um entregador aceitou um pedido.',
  2062: 'O entregador está a caminho da loja.',
  2063: 'O entregador chegou à loja.',
  2064: 'O entregador retirou o pedido.',
  2065: 'A entrega está a caminho do cliente.',
  2066: 'O entregador chegou ao endereço do cliente.',
  2067: 'O pedido foi entregue.',
  2068: 'Um cliente cancelou um pedido.',
  2069: 'Nenhum entregador foi encontrado para um pedido. Busque de novo ou escolha alguém.',
  2070: 'Novo pedido agendado.',
  2071: 'Novo pedido.',
  2072: 'Sua loja foi aprovada.',
  2074: 'O cliente aceitou uma alteração em um pedido.',
  2088: 'Os dados de um pedido mudaram.',
  2094: 'Um cliente deixou uma avaliação baixa.',
  2095: 'A plataforma aceitou um documento da sua loja.',
  2096: 'A plataforma recusou um documento da sua loja.',
  2097: 'Um documento da sua loja vence em breve.',
} satisfies Record<PushCode, string>;
