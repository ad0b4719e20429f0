import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Verificar el local',
  step: 'Paso %{step} de %{count}',
  code: 'Código',
  submit: 'Verificar',
  sending: 'Enviando un código…',
  resend: 'Enviar otro código',
  resend_in: 'Otro código en %{smart_count} segundo |||| Otro código en %{smart_count} segundos',
  resend_at: 'Podrás pedir otro código a esta hora: %{time}.',
  resent: 'Un código nuevo está en camino. Los anteriores ya no sirven.',
  recent: 'Hace poco se envió un código. Escríbelo o espera para pedir otro.',
  other_account: 'Usar otra cuenta',
  email: {
    title: 'Verifica tu correo',
    detail: 'Enviamos un código de 6 dígitos a %{recipient}. Escríbelo aquí.',
    hint: '¿No encuentras el correo? Mira en la carpeta de spam.',
    demo: 'Demo: no se envía ningún correo. Este es el mensaje:',
  },
  phone: {
    title: 'Verifica tu teléfono',
    detail: 'Enviamos un código de 6 dígitos al número %{recipient}. Escríbelo aquí.',
    hint: 'El SMS puede tardar un minuto.',
    demo: 'Demo: no se envía ningún SMS. Este es el mensaje:',
  },
  error: {
    required: 'Escribe el código.',
    too_short: 'Este código es demasiado corto. Un código tiene %{count} dígitos.',
    too_long: 'Este código es demasiado largo. Un código tiene %{count} dígitos.',
    wrong: 'El código no es correcto. Revísalo e inténtalo de nuevo.',
    ended: 'Este código ya no sirve. Pide otro.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Comprobación de seguridad en curso…',
  done: 'Comprobación de seguridad superada',
  failed: 'La comprobación de seguridad falló. Revisa la conexión e inténtalo de nuevo.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
