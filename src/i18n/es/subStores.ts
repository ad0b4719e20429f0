import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Nuevo miembro del equipo',
  search: 'Nombre, correo o teléfono',
  you: 'Tú',
  not_here: 'Sin sesión iniciada',
  look: 'Ver como esta persona',
  look_as: 'Ver como %{name}',
  look_saved: 'Guarda y ve como',
  turn_on: 'Activar a %{name}',
  turn_off: 'Desactivar a %{name}',
  turned_on: '%{name} puede volver a iniciar sesión.',
  turned_off: '%{name} está desactivado y sin sesión en todas partes.',
  delete_detail:
    'Se cierra su sesión en todas partes y la cuenta no se puede recuperar. Lo que hizo queda a su nombre.',
  column: { name: 'Nombre', may: 'Puede usar', state: 'Estado', last_use: 'Último uso', actions: 'Acciones' },
  filter: { permission: 'Puede usar' },
  sort: { name: 'Nombre', email: 'Correo', last_used_at: 'Último uso', created_at: 'Fecha de alta' },
  state: { active: 'Activa', invited: 'Invitada', waiting: 'Pendiente de aprobación', disabled: 'Desactivada' },
  state_detail: {
    active: 'Puede iniciar sesión.',
    invited: 'Todavía no tiene contraseña: con el enlace la elige.',
    waiting: 'Podrá iniciar sesión cuando la plataforma apruebe la cuenta.',
    disabled: 'No puede iniciar sesión y se cerró en todas partes.',
  },
  empty: {
    title: 'Solo estás tú por ahora',
    detail: 'Crea una cuenta para cada persona que trabaja aquí: cada una ve solo lo que necesita.',
  },
  section: {
    person: 'Persona',
    way_in: 'Cómo entra',
    standing: 'Acceso',
    permissions: 'Qué puede hacer',
    permissions_detail:
      'Lo que está apagado ni se muestra ni se puede hacer. Los cambios valen al momento, también en ventanas abiertas.',
  },
  field: {
    name: 'Nombre',
    email: 'Correo',
    email_hint: 'Con él inicia sesión.',
    calling_code: 'Prefijo',
    phone: 'Teléfono',
    phone_hint: 'Opcional, solo cifras.',
    password: 'Contraseña',
    password_hint: 'Al menos 6 caracteres. Dísela en persona.',
    new_password: 'Contraseña nueva',
    new_password_hint: 'Vacía: se queda como está. Una nueva cierra su sesión en todas partes.',
    is_disabled: 'Desactivada',
    is_disabled_hint: 'Se cierra su sesión al momento y no puede entrar hasta que la actives.',
  },
  way_in: {
    invite: 'Con un enlace para que elija su contraseña',
    password: 'Con una contraseña que pongo ahora',
    ends: 'Quien preparó el acceso de %{name} no tiene estos permisos: %{permissions}. Al guardar, ese acceso termina y la sesión se cierra: crea después un enlace nuevo en «%{section}».',
  },
  gap: {
    self: 'Esta es tu propia cuenta. Solo puede cambiarla el dueño o alguien con los mismos permisos.',
    holds_more: 'Esta cuenta puede hacer más que la tuya, así que no puedes cambiarla.',
  },
  fault: {
    not_held: 'Incluye algo que tú no tienes.',
    calling_code: 'Añade el prefijo del país.',
    email: 'No es una dirección de correo.',
    phone: 'Solo cifras, de 4 a 15.',
  },
  invitation: {
    send: 'Enviar el enlace',
    again: 'Crear un enlace nuevo',
    reset: 'Enlace para otra contraseña',
    open: 'El enlace vale hasta el %{until}.',
    over: 'El enlace caducó el %{until}.',
    mailed: 'Enviado a %{email}. El enlace vale una vez, hasta el %{until}.',
    no_mail:
      'Aquí no hay correo configurado. Dale tú este enlace a %{name}: vale una vez, hasta el %{until}, y solo se muestra ahora.',
    mail_failed:
      'No se ha podido enviar el correo. Dale tú este enlace a %{name}: vale una vez, hasta el %{until}, y solo se muestra ahora.',
    link: 'Enlace',
    copy: 'Copiar',
    copied: 'Copiado',
  },
};
