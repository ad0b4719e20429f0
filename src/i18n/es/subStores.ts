import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Nuevo miembro del equipo',
  search: 'Nombre, correo o teléfono',
  you: 'Tú',
  not_here: 'Sin sesión iniciada',
  view: 'Ver como esta persona',
  view_as: 'Ver como %{name}',
  view_after_saving: 'Guarda para ver como',
  turn_on: 'Activar a %{name}',
  turn_off: 'Desactivar a %{name}',
  turned_on: '%{name} puede volver a iniciar sesión.',
  turned_off: 'Se desactivó la cuenta de %{name} y se cerró su sesión en todas partes.',
  delete_detail:
    'Se cierra su sesión en todas partes y la cuenta no se puede recuperar. Su historial de actividad se conserva.',
  column: { name: 'Nombre', may: 'Acceso', state: 'Estado', last_use: 'Último uso', actions: 'Acciones' },
  filter: { permission: 'Acceso' },
  sort: { name: 'Nombre', email: 'Correo', last_used_at: 'Último uso', created_at: 'Fecha de alta' },
  state: { active: 'Activa', invited: 'Invitada', waiting: 'Pendiente de aprobación', disabled: 'Desactivada' },
  state_detail: {
    active: 'Puede iniciar sesión.',
    invited: 'Todavía no tiene contraseña: la elige con el enlace.',
    waiting: 'Podrá iniciar sesión cuando la plataforma apruebe la cuenta.',
    disabled: 'No puede iniciar sesión; se cerró en todas partes.',
  },
  empty: {
    title: 'Todavía no hay miembros del equipo',
    detail: 'Crea una cuenta para cada persona que trabaja aquí, para que cada una vea solo lo que necesita.',
  },
  section: {
    person: 'Persona',
    credential: 'Cómo inicia sesión',
    standing: 'Estado de la cuenta',
    permissions: 'Permisos',
    permissions_detail: 'Lo que está desactivado no se ve ni se puede hacer. Los cambios valen al momento.',
  },
  field: {
    name: 'Nombre',
    email: 'Correo',
    email_hint: 'Con él inicia sesión.',
    phone: 'Teléfono',
    password: 'Contraseña',
    password_hint: 'Al menos 6 caracteres. Dísela en persona.',
    new_password: 'Contraseña nueva',
    new_password_hint: 'Déjala vacía para conservar la actual. Una nueva cierra su sesión en todas partes.',
    is_disabled: 'Desactivada',
    is_disabled_hint: 'Se cierra su sesión al momento y no puede iniciarla hasta que vuelvas a activar la cuenta.',
  },
  credential: {
    invite: 'Enviar un enlace para que elija su contraseña',
    password: 'Definir una contraseña ahora',
    ends: 'Quien preparó el acceso de %{name} no tiene: %{permissions}. Al guardar, se cierra la sesión de %{name}; después, envía un enlace nuevo en «%{section}».',
  },
  blocker: {
    self: 'Esta es tu propia cuenta. Solo puede cambiarla el dueño o alguien que tenga al menos tus permisos.',
    holds_more: 'Esta cuenta tiene más permisos que la tuya, así que no puedes cambiarla.',
  },
  error: {
    not_held: 'Incluye permisos que tú no tienes.',
  },
  invitation: {
    send: 'Enviar enlace',
    again: 'Enviar un enlace nuevo',
    reset: 'Enviar enlace para restablecer la contraseña',
    open: 'El enlace vale hasta el %{until}.',
    over: 'El enlace caducó el %{until}.',
    mailed: 'Enviado a %{email}. El enlace sirve una sola vez, hasta el %{until}.',
    no_mail:
      'El correo no está configurado. Dale tú este enlace a %{name}: sirve una sola vez, hasta el %{until}, y solo se muestra ahora.',
    mail_failed:
      'No se pudo enviar el correo. Dale tú este enlace a %{name}: sirve una sola vez, hasta el %{until}, y solo se muestra ahora.',
    link: 'Enlace',
    copy: 'Copiar',
    copied: 'Copiado',
  },
};
