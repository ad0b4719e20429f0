import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Confirmar a loja',
  step: 'Etapa %{step} de %{count}',
  code: 'Código',
  submit: 'Confirmar',
  sending: 'Enviando um código…',
  resend: 'Enviar outro código',
  resend_in: 'Outro código em %{smart_count} segundo |||| Outro código em %{smart_count} segundos',
  resend_at: 'Você poderá pedir outro código às %{time}.',
  resent: 'Um novo código está a caminho. Os anteriores não valem mais.',
  recent: 'Um código foi enviado há pouco. Digite esse código ou espere para pedir outro.',
  other_account: 'Usar outra conta',
  email: {
    title: 'Confirme seu e-mail',
    detail: 'Enviamos um código de 6 dígitos para %{recipient}. Digite aqui.',
    hint: 'Não encontrou o e-mail? Olhe na pasta de spam.',
    demo: 'Demonstração: nenhum e-mail é enviado. Esta é a mensagem:',
  },
  phone: {
    title: 'Confirme seu telefone',
    detail: 'Enviamos um código de 6 dígitos para o número %{recipient}. Digite aqui.',
    hint: 'O SMS pode levar um minuto para chegar.',
    demo: 'Demonstração: nenhum SMS é enviado. Esta é a mensagem:',
  },
  error: {
    required: 'Digite o código.',
    too_short: 'Este código é curto demais. Um código tem %{count} dígitos.',
    too_long: 'Este código é longo demais. Um código tem %{count} dígitos.',
    wrong: 'O código está errado. Confira e tente de novo.',
    ended: 'Este código não vale mais. Peça outro.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Verificação de segurança em andamento…',
  done: 'Verificação de segurança concluída',
  failed: 'A verificação de segurança não funcionou. Confira a conexão e tente de novo.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
