import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Se aplica desde ahora a los correos a tus clientes. Los que van para ti y para tu equipo siguen saliendo de esta aplicación.',
  section: {
    sender: 'Remitente',
    server: 'Conexión',
  },
  field: {
    is_mail_on: 'Enviar el correo con tu propio servidor',
    mail_host: 'Servidor',
    mail_port: 'Puerto',
    mail_user: 'Usuario',
    mail_password: 'Contraseña',
    mail_from_address: 'Dirección del remitente',
    mail_from_name: 'Nombre del remitente',
    mail_dkim_selector: 'Selector DKIM',
  },
  help: {
    is_mail_on: 'Desactivado: los correos a tus clientes salen del servidor de esta aplicación.',
    mail_port: 'Normalmente 587. Con 465, la conexión se cifra desde el principio.',
    mail_from_name: 'Vacío: el nombre de tu local.',
    mail_dkim_selector:
      'Te lo da tu proveedor de correo, por ejemplo «s1». Con él también se puede comprobar la firma de tus correos.',
  },
  test: {
    title: 'Correo de prueba',
    detail: 'Envía un correo con los ajustes guardados e indica qué paso falla.',
    save_first: 'Guarda primero tus cambios.',
    to: 'Enviar a',
    send: 'Enviar correo de prueba',
    sent: 'Tu servidor aceptó el correo para %{to}.',
    said: 'El servidor responde:',
  },
  stage: {
    name: 'No se encontró ningún servidor con este nombre',
    refused: 'El servidor no responde en este puerto',
    timeout: 'El servidor tardó demasiado',
    greeting: 'No es un servidor de correo o rechazó la conexión',
    starttls: 'El servidor no ofrece cifrado',
    tls: 'La conexión cifrada falló',
    certificate: 'El certificado del servidor no es de confianza',
    sign_in: 'El usuario o la contraseña no son correctos',
    sender: 'El servidor rechaza la dirección del remitente',
    recipient: 'El servidor rechaza al destinatario',
    message: 'El servidor rechaza el correo',
  },
  remedy: {
    name: 'Comprueba que el nombre esté bien escrito. No se pueden usar servidores de redes privadas.',
    refused: 'Comprueba el puerto: normalmente 587 o 465.',
    timeout: 'Comprueba el puerto: normalmente 587 o 465. O inténtalo más tarde.',
    greeting: 'Comprueba el nombre del servidor y el puerto.',
    starttls: 'Usa otro puerto, normalmente 465, o pregunta a tu proveedor. El correo nunca se envía sin cifrar.',
    tls: 'Pide a tu proveedor un servidor con TLS 1.2 o posterior, o comprueba el puerto.',
    certificate: 'El certificado ha caducado o es de otro nombre. Usa exactamente el nombre que te da tu proveedor.',
    sign_in: 'Escribe ambos de nuevo. Algunos proveedores exigen una contraseña de aplicación.',
    sender: 'Usa una dirección que pertenezca a esta cuenta.',
    recipient: 'Comprueba la dirección del correo de prueba.',
    message: 'Lee la respuesta del servidor o pregunta a tu proveedor.',
  },
  records: {
    title: 'Registros de tu dominio',
    detail:
      'Indican a otros servicios de correo que los mensajes de tu servidor son realmente tuyos. Sin ellos suelen acabar en la carpeta de spam.',
    check: 'Comprobar registros',
    signature: {
      label: 'Firma de un correo de prueba recibido',
      help: 'Pega los encabezados del correo, con la línea DKIM-Signature, y se rellenará el selector.',
      filled: 'Selector %{selector} rellenado. Guarda y después comprueba los registros.',
      none: 'En este texto no hay ninguna firma DKIM.',
      other:
        'Este correo está firmado para %{domain}, no para el dominio de tu remitente. Configura DKIM en tu proveedor de correo.',
    },
    state: {
      found: 'Encontrado',
      missing: 'Falta',
      other: 'No incluye tu servidor',
      several: 'Hay más de uno',
      unreachable: 'Sin respuesta',
    },
    remedy: {
      missing:
        'Añade este registro en el proveedor de tu dominio. Si el dominio no es tuyo, usa una dirección de remitente de tu propio dominio.',
      other: 'Sustituye el registro por este.',
      several: 'Solo puede quedar uno. Sustitúyelos todos por este.',
      unreachable:
        'Los servidores de nombres del dominio no respondieron. Revisa la dirección del remitente o inténtalo más tarde.',
      dkim: 'Tu proveedor de correo te dice qué poner ahí.',
    },
  },
} satisfies SettingsTexts;
