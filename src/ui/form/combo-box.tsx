import { useLingui, Trans } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject } from 'react';
import { useContext, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import styles from './combo-box.module.css';
import { FieldParts } from './field.tsx';
import { ariaFieldProps, type FieldProps } from './field-props.ts';
import fieldStyles from './field.module.css';
import { type NamedOption, searchAmong } from './option-search.ts';
import { memoControl } from './memo-control.tsx';

export interface ComboBoxProps extends FieldProps {
  /** In the order in which they are read. Empty text as a value is no choice. */
  readonly options: readonly NamedOption[];
  /** HTML's autofill token: `country-name`, … A name or code that a browser fills in chooses its option. */
  readonly autoComplete?: string;
}

/**
 * Opens the list while a person types: of its own accord, react-aria would open it at any change of the text, and so
 * again after a choice.
 */
function SearchInput({
  field,
  ...props
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly autoComplete?: string;
}) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Input
      ref={field}
      className={classNames(fieldStyles.input, styles.input)}
      onInput={({ currentTarget }) => {
        if (document.activeElement === currentTarget) list?.open(null, 'input');
      }}
      {...props}
    />
  );
}

/**
 * One of many options, found by typing. A text that names none chooses none: it stays in the field, with an error.
 * An option is chosen from the list, by the browser's autofill, or by its whole name once the field is left or Enter is
 * pressed; Enter also takes the only option that is left. While a text is being typed, Enter does not send the form.
 */
export const ComboBox = memoControl(function ComboBox({
  label,
  help,
  error,
  value,
  onChange,
  options,
  autoComplete,
  isReadOnly = false,
  ...field
}: ComboBoxProps) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const search = useMemo(() => searchAmong(options), [options]);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const [text, setText] = useState(chosen);
  const [isTyping, setTyping] = useState(false);
  // Hundreds of options cost a third of the time of a form's first render: all are rendered at the first focus.
  const [isVisited, setVisited] = useState(false);
  const items = useMemo(
    () => (isVisited ? options : options.filter((option) => option.value === value)),
    [isVisited, options, value],
  );

  // Chosen elsewhere, called otherwise in another language, or taken away: a text of the person's own stays.
  const [shown, setShown] = useState(chosen);
  if (chosen !== shown) {
    setShown(chosen);
    if (chosen !== '' || text === shown) setText(chosen);
  }

  const choose = (option: NamedOption): void => {
    setText(option.label);
    setTyping(false);
    if (option.value !== value) onChange(option.value);
  };
  /** Takes a text as final. */
  const commit = (typed: string, option = search.named(typed)): void => {
    setTyping(false);
    if (option) choose(option);
    else if (value !== '') onChange('');
  };
  const type = (typed: string): void => {
    setText(typed);
    // Autofill writes into fields that have no focus.
    if (document.activeElement === input.current) setTyping(true);
    else commit(typed);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !isTyping) return;
    event.preventDefault();
    // react-aria chooses the option under the arrow keys.
    if (!input.current?.getAttribute('aria-activedescendant')) commit(text, search.named(text) ?? search.only(text));
  };

  const isUnknown = !isTyping && value === '' && text.trim() !== '';
  const issue = error ?? (isUnknown ? <Trans>“{text}” isn’t on the list. Choose from the list.</Trans> : undefined);
  return (
    <I18nProvider locale={i18n.locale}>
      <AriaComboBox
        {...ariaFieldProps({ ...field, error: issue, isReadOnly })}
        className={classNames(fieldStyles.field)}
        selectedKey={value === '' ? null : value}
        onSelectionChange={(key) => {
          const option = options.find((each) => each.value === key);
          if (option) choose(option);
        }}
        inputValue={text}
        onInputChange={type}
        defaultItems={items}
        defaultFilter={search.isFound}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        onFocus={() => setVisited(true)}
        onBlur={() => commit(text)}
      >
        <FieldParts label={label} help={help} error={issue}>
          <div className={classNames(fieldStyles.control, fieldStyles.whole, styles.control)} onKeyDownCapture={press}>
            <SearchInput field={input} {...(autoComplete !== undefined && { autoComplete })} />
            <Button className={classNames(styles.button)}>
              <Icon name="unfold" />
            </Button>
          </div>
        </FieldParts>
        <Popover className={classNames(styles.popover)} offset={2}>
          <ListBox
            className={classNames(styles.list)}
            renderEmptyState={() => (
              <p className={styles.empty}>
                <Trans>No results.</Trans>
              </p>
            )}
          >
            {({ value: id, label: name }: NamedOption) => (
              <ListBoxItem id={id} textValue={name} className={classNames(styles.option)}>
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
});
