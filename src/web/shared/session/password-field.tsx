import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { TextInput } from '#web/ui/controls/field.tsx';

/** A password field with a show button. */
export function PasswordInput(
  props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-12"
      />
      <IconButton
        label={shown ? t('auth.page.hidePassword') : t('auth.page.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute end-0.5 top-1/2 -translate-y-1/2 text-muted"
      >
        {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </IconButton>
    </span>
  );
}
