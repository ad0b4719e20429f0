import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a tu propio sitio web al instante, sin publicar.',
  warning:
    'Un script puede leer todo lo que los clientes escriben en tu sitio web. Añade solo código de servicios en los que confíes.',
  none: 'Aún no hay scripts. Añade, por ejemplo, el código de un servicio de estadísticas de visitas.',
  add: 'Añadir script',
  edit: 'Editar script',
  edit_of: 'Editar %{name}',
  name: 'Nombre',
  code: 'Código',
  code_help: 'Pégalo tal como te lo da el servicio, con sus etiquetas <script>.',
  delete_title: '¿Eliminar %{name}?',
  delete_detail: 'Ya no se ejecutará en tu sitio web.',
  too_many: 'Puedes tener hasta 10 scripts. Elimina uno para añadir otro.',
} satisfies SettingsTexts;
