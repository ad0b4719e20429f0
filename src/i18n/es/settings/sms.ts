import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los mensajes que se escriban a partir de ahora.',
  section: {
    account: 'Cuenta',
    costs: 'Precio y límite',
  },
  field: {
    is_sms_on: 'Enviar SMS',
    sms_format: 'Formato',
    sms_auth_id: 'Auth ID',
    sms_auth_token: 'Auth token',
    sms_country_phone_code: 'Código de país',
    sms_number: 'Número',
    sms_parts_price: 'Precio de 100 partes',
    sms_parts_per_day: 'Partes al día',
  },
  help: {
    is_sms_on: 'Los comensales sin correo reciben por SMS los mensajes sobre su reserva.',
    sms_format: 'El formato de la interfaz de tu proveedor.',
    sms_number: 'El número desde el que salen los mensajes, sin código de país: de 8 a 10 dígitos.',
    sms_parts_price: 'Consulta los precios de tu proveedor. Un mensaje tiene una o varias partes.',
    sms_parts_per_day: 'Los mensajes que superen este límite no se envían. Déjalo vacío para no poner límite.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Hoy',
    parts: 'Partes enviadas: %{parts}',
    over_limit: 'No enviados por el límite diario: %{count}',
    refused: 'Rechazados por el proveedor: %{count}.',
  },
  test: {
    title: 'Mensaje de prueba',
    detail: 'Envía un ejemplo con la cuenta guardada. Cuesta lo mismo que cualquier otro mensaje.',
    save_first: 'Guarda los cambios antes de enviar un mensaje de prueba.',
    account_first: 'Escribe los datos de tu cuenta y guárdalos antes de enviar un mensaje de prueba.',
    phone: 'Número de teléfono',
    send: 'Enviar mensaje de prueba',
    sent: 'El proveedor aceptó el mensaje. Partes: %{parts}.',
  },
  problem: {
    cap: 'Se alcanzó el límite diario.',
    sign_in: 'El proveedor rechazó el auth ID o el auth token.',
    sender: 'El proveedor rechazó el número desde el que sale el mensaje.',
    recipient: 'El proveedor no puede enviar mensajes a este número de teléfono.',
    blocked: 'Este número de teléfono no acepta mensajes tuyos.',
    balance: 'Tu cuenta con el proveedor no tiene saldo.',
    busy: 'El proveedor está saturado. Inténtalo de nuevo en un minuto.',
    unreachable: 'No se pudo conectar con el proveedor.',
    other: 'El proveedor rechazó el mensaje.',
  },
} satisfies SettingsTexts;
